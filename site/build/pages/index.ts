export { renderFrames } from './renderFrames.tsx'
export { sitePages } from './sitePages.ts'
