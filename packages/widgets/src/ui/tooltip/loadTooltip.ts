/** Loads the code of the tooltip, which a widget needs only after it renders. */
export const loadTooltip = () => import('./attachTooltip.ts')
