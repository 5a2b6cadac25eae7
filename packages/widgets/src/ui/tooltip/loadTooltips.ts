/** Nobody asks what a word means before its widget is there. */
export const loadTooltips = () => import('./explainTerms.ts')
