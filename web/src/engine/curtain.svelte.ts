/** Between two people at one screen: whose side comes next, at which table; nobody's hand is seen meanwhile. */
export const curtain = $state({ table: '', name: '' });
