import { expect as expectPage, type Page } from '@playwright/test'
import {
  formatPercent,
  isMeasured,
  type Measure,
  type Scores,
} from '@transparency-lab/widgets/domain'
import { expect } from 'vitest'
import { readLayoutShift, watchShifts } from '../browser/layoutShifts.ts'
import { openPage } from './openPage.ts'
import type { Lab } from './startLab.ts'

interface SnapshotEvaluation {
  readonly suiteId: string
  readonly scores: Scores
}

/** The parts of a snapshot file that the tests read. */
export interface SnapshotFile {
  readonly suites: readonly { readonly id: string; readonly title: string }[]
  readonly publishedOn: string
  readonly models: readonly {
    readonly name: string
    readonly evaluations: readonly SnapshotEvaluation[]
  }[]
}

interface RankedModel {
  readonly name: string
  readonly evaluation: SnapshotEvaluation
}

const SHOWN = 10
const MODEL = { id: 'gpt-4', name: 'GPT-4', composite: 0.738375 }
/**
 * A better composite with the same rank, because a row that moves would count as a layout shift.
 */
const NEWER = 0.7405

/** Expects the best ten models with their composites in the server's HTML. */
export async function expectFigures(address: string, snapshot: string): Promise<void> {
  const html = await (await fetch(address)).text()
  expect(html.match(/<tr[^>]* class="tl-leaderboard-row"/g)).toHaveLength(SHOWN)
  const [, table = ''] = /<table[^>]*>(.*)<\/table>/s.exec(html) ?? []
  const text = table.replace(/<[^>]*>/g, ' ')
  for (const model of getBest(snapshot, 'composite')) {
    expect(text).toContain(model.name)
    expect(text).toContain(formatPercent(getRaw(model, 'composite')))
  }
}

/**
 * Opens a page with fresh data and expects no request, warning or layout shift, and that a click
 * sorts.
 */
export async function expectHydration(address: string, lab: Lab, snapshot: string): Promise<void> {
  lab.asked.length = 0
  const { page, complaints, close } = await openPage(address, watchShifts)
  try {
    await sortsByBias(page, snapshot)
    expect((await readLayoutShift(page)).moved).toEqual([])
    expect(lab.asked).toEqual([])
    expect(complaints).toEqual([])
  } finally {
    await close()
  }
}

/**
 * Opens a page ten minutes later, when the lab has a newer snapshot, and expects that the browser
 * requests it once and updates the rows in place.
 */
export async function expectNewerFigures(
  address: string,
  lab: Lab,
  snapshot: string,
): Promise<void> {
  lab.publish(snapshot.replace(toComposite(MODEL.composite), toComposite(NEWER)))
  lab.asked.length = 0
  let answer: () => void = () => undefined
  const isHeld = new Promise<void>((released) => (answer = released))
  const { page, complaints, close } = await openPage(address, async (opened) => {
    await watchShifts(opened)
    await opened.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() + 600_000
    })
    await opened.route('**/snapshots/snapshot.json', async (route) => {
      await isHeld
      await route.continue()
    })
  })
  try {
    const row = page.getByRole('row').filter({ hasText: MODEL.name }).first()
    await expectPage(row).toContainText(formatPercent(MODEL.composite))
    await row.evaluate((element) => Object.assign(element, { isRendered: true }))
    answer()
    await expectPage(row).toContainText(formatPercent(NEWER))
    expect(await row.evaluate((element) => 'isRendered' in element)).toBe(true)
    expect((await readLayoutShift(page)).moved).toEqual([])
    expect(lab.asked).toEqual(['/snapshots/snapshot.json'])
    expect(complaints).toEqual([])
  } finally {
    answer()
    await close()
    lab.publish(snapshot)
  }
}

async function sortsByBias(page: Page, snapshot: string): Promise<void> {
  const names = page.locator('[role=rowheader] bdi')
  await expectPage(names).toHaveText(getBest(snapshot, 'composite').map(({ name }) => name))
  await page.getByRole('button', { name: /^Bias/ }).first().click()
  await expectPage(names).toHaveText(getBest(snapshot, 'bias').map(({ name }) => name))
}

function getBest(snapshot: string, measure: Measure): RankedModel[] {
  return rankedModels(JSON.parse(snapshot) as SnapshotFile)
    .toSorted((a, b) => getRaw(b, measure) - getRaw(a, measure))
    .slice(0, SHOWN)
}

/** The models of the first suite, which a leaderboard shows unless another one is chosen. */
export function rankedModels({ suites, models }: SnapshotFile): RankedModel[] {
  return models.flatMap(({ name, evaluations }) => {
    const evaluation = evaluations.find(({ suiteId }) => suiteId === suites[0]?.id)
    return evaluation === undefined ? [] : [{ name, evaluation }]
  })
}

/** A score of a model; below every other one if it is missing. */
function getRaw({ evaluation }: RankedModel, measure: Measure): number {
  const score = evaluation.scores[measure]
  return isMeasured(score) ? score.raw : -1
}

/** The start of a composite in a snapshot file. */
function toComposite(raw: number): string {
  return `"composite":{"kind":"measured","raw":${raw}`
}
