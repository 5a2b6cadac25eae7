import important from './important.css?inline'
import inherited from './inherited.css?inline'
import layers from './layers.css?inline'
import preflight from './preflight.css?inline'
import resets from './resets.css?inline'
import rightToLeft from './rightToLeft.css?inline'
import rootSize from './rootSize.css?inline'
import specific from './specific.css?inline'
import theme from './theme.css?inline'
import transforms from './transforms.css?inline'

/** What the page can be made to do to its guests. */
export interface Group {
  readonly says: string
  readonly sheet: string
}

/** Every group by the name that switches it on, in the order in which their sheets follow. */
export const GROUPS: Readonly<Record<string, Group>> = {
  preflight: { says: 'Tailwind 3’s preflight', sheet: preflight },
  theme: { says: 'A theme in the manner of WordPress', sheet: theme },
  resets: { says: 'Resets by the universal selector', sheet: resets },
  rootSize: { says: 'A root of 62.5%', sheet: rootSize },
  inherited: { says: 'All that text inherits', sheet: inherited },
  rightToLeft: { says: 'From right to left', sheet: rightToLeft },
  layers: { says: 'A war of layers', sheet: layers },
  transforms: { says: 'Ancestors that transform', sheet: transforms },
  specific: { says: 'Rules that begin with an id', sheet: specific },
  important: { says: '!important', sheet: important },
}
