/** Loads the code of handouts, which a page needs only after somebody asks for one. */
export const loadHandout = () => import('./index.ts')
