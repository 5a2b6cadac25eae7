import type { ReactElement } from 'react'
import type * as exported from '../index.ts'
import {
  ComparePanel,
  EvaluationRequestForm,
  LeaderboardTable,
  ModelCard,
  ModelReport,
  NewsletterForm,
  ProblemReportForm,
} from '../index.ts'

/** The names of the widgets. Of all exports, they alone forward a ref. */
export type WidgetName = {
  [Name in keyof typeof exported]: (typeof exported)[Name] extends { readonly $$typeof: symbol }
    ? Name
    : never
}[keyof typeof exported]

interface WidgetOptions {
  /** The models of the comparison; the card and the report have the first one. */
  readonly modelIds: readonly [string, ...string[]]
  /** Attributes of every root. */
  readonly attributes?: { readonly lang?: string; readonly dir?: string }
}

/** Creates every widget of the package, from which the tests of all widgets come. The types name a widget that it lacks. */
export function everyWidget({
  modelIds,
  attributes = {},
}: WidgetOptions): Readonly<Record<WidgetName, ReactElement>> {
  const [modelId] = modelIds
  return {
    LeaderboardTable: <LeaderboardTable {...attributes} />,
    ModelCard: <ModelCard modelId={modelId} {...attributes} />,
    ModelReport: <ModelReport modelId={modelId} {...attributes} />,
    ComparePanel: <ComparePanel defaultModelIds={modelIds} {...attributes} />,
    EvaluationRequestForm: <EvaluationRequestForm {...attributes} />,
    ProblemReportForm: <ProblemReportForm {...attributes} />,
    NewsletterForm: <NewsletterForm {...attributes} />,
  }
}
