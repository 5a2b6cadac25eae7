/** Loads the check of tokens, which no page of a published site needs. */
export const loadTokenProblems = () => import('./tokenProblems.ts')
