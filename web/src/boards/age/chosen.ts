/** What was taken up on the board, before it is done. */
export type Chosen = { kind: 'province' | 'advance' | 'move'; id: string } | { kind: 'card'; id: string; move: string } | null;
