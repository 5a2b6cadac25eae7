import type { ComponentType } from 'react'
import type { DeveloperChecks } from '../data/index.ts'
import type { TranslationCode } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'
import type { LazyParts } from '../ui/index.ts'
import type { ComparePanelProps } from '../widgets/compare-panel/index.ts'

/** What differs between the entries that define elements: how these load their parts, and whether they have charts. */
export interface Platform extends Loaders {
  readonly ComparePanel: ComponentType<ComparePanelProps>
  /** The styles of the charts; empty without charts. */
  readonly chartStyles: string
}

/** How the elements load what they do not always need. */
export interface Loaders {
  /** The languages besides English. */
  readonly locales: Readonly<Record<TranslationCode, () => Promise<Labels>>>
  readonly parts: LazyParts
  readonly checks: DeveloperChecks
}
