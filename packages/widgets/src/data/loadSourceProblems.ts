/** Loads what describes the response of a host's source, which only a wrong one needs. */
export const loadSourceProblems = () => import('./sourceProblems.ts')
