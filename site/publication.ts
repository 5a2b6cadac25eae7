/** Under which terms the lab publishes its snapshots; the figures remain those of their sources. */
export const LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const
