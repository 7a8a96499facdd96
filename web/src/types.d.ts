declare module '*icons.tsv' {
  const drawings: Record<string, string>;
  export default drawings;
}
