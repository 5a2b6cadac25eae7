import type { ModelBase, SuiteBoard } from '@transparency-lab/widgets/domain-internal'

/** The models of a release by suite, and how to find the base of each. */
export interface MeasuredModels {
  readonly boards: readonly SuiteBoard[]
  readonly getBase: (id: string) => ModelBase | undefined
}
