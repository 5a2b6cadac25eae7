import type { Category } from '@transparency-lab/widgets/domain'
import type { Format, Meaning } from '../formats/importer.ts'

/** The meaning of a benchmark metric in this project. In names, "*" matches any text. */
export interface MetricRow {
  readonly formats: readonly Format[]
  readonly benchmarks: readonly string[]
  readonly metrics: readonly string[]
  /** Filters, splits or reducers that the row applies to; all if undefined. */
  readonly variants?: readonly string[]
  /** The category of the benchmark, even if the metric is not used. */
  readonly category: Category | null
  /** How the metric is used, or the reason why it is not. */
  readonly use: MetricUse | string
  /** Whether someone who knows the run may decide otherwise, in a mapping. */
  readonly isOpen?: true
}

/** How a metric becomes a score. */
export interface MetricUse extends Pick<Meaning, 'lowerIsBetter' | 'measure'> {
  /** Template of the subcategory name, with "{benchmark}" and "{metric}" as placeholders. */
  readonly name: string
  /** The prompts behind the metric, which other benchmarks may share; those of the benchmark unless given. */
  readonly prompts?: string
  /**
   * Whether it covers a part of these prompts. Its count is that of the part, or "uncounted" if the file
   * has only the count of the whole.
   */
  readonly part?: 'counted' | 'uncounted'
  /** The benchmark whose prompts have this part, where that is itself a part; the whole unless given. */
  readonly within?: string
  /** A metric that supersedes this one if the run has it. */
  readonly unless?: string
  /** The classifier behind the metric, if its failures can look like the best result. */
  readonly classifier?: Classifier
}

/** A classifier whose failures a tool may count as results. */
export interface Classifier {
  readonly name: string
  /** The metric with the mean of its scores, which is not 0 where it judges. */
  readonly mean: string
  /** The least mean of answers that it judged. */
  readonly least: number
  /** When its service ends, in milliseconds since 1970. */
  readonly ends: number
  /** Whether the tool leaves out an answer that it did not judge, so that only a mean of 0 shows its silence. */
  readonly leavesOut?: true
}

/** A proportion or a mean from 0 to 1; higher is better. */
export function higher(
  name: string,
  measure: Meaning['measure'] = 'proportion',
  more: Pick<MetricUse, 'part' | 'prompts' | 'unless' | 'within'> = {},
): MetricUse {
  return { name, measure, lowerIsBetter: false, ...more }
}

/** A proportion from 0 to 1; lower is better. Only a proportion becomes 1 - x. */
export function lower(name: string): MetricUse {
  return { name, measure: 'proportion', lowerIsBetter: true }
}

/** Formats with the column names of the HELM boards. */
export const BOARDS: readonly Format[] = ['every_eval_ever', 'helm group table']
