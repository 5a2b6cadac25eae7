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

/** A group of hostile styles. */
export interface Group {
  readonly says: string
  readonly sheet: string
}

/** Every group by the name that enables it, in the order of their style sheets. */
export const GROUPS: Readonly<Record<string, Group>> = {
  preflight: { says: 'Tailwind 3’s preflight', sheet: preflight },
  theme: { says: 'A theme in the style of WordPress', sheet: theme },
  resets: { says: 'Resets by the universal selector', sheet: resets },
  rootSize: { says: 'A root of 62.5%', sheet: rootSize },
  inherited: { says: 'Every inherited text property', sheet: inherited },
  rightToLeft: { says: 'Right-to-left styles', sheet: rightToLeft },
  layers: { says: 'Competing z-indexes', sheet: layers },
  transforms: { says: 'Ancestors with transforms', sheet: transforms },
  specific: { says: 'Rules with an id selector', sheet: specific },
  important: { says: '!important', sheet: important },
}
