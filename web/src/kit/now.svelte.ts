/** The time, once a second, for clocks. */
export const now = $state({ millis: Date.now() });
setInterval(() => (now.millis = Date.now()), 1000);
