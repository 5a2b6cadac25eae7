// @tier short
import type { CDPSession } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { openSettled } from './fixtures/everyRoute.ts'
import { IS_SHORT_RUN } from '../tools/tests/tiers.ts'

const TABLES = [
  ['/', ''],
  ['/suite/vectara-hallucination', '@full'],
  ['/model/gpt-4', '@full'],
  ['/compare?models=gpt-4', '@full'],
  ['/compare?models=gpt-4,ernie,chatglm3', ''],
  ['/reports', '@full'],
] as const
const WIDTHS = IS_SHORT_RUN ? [1280, 390] : [1280, 760, 390, 320, 230]
const CELLS = ['cell', 'gridcell', 'rowheader', 'columnheader']

// A screen reader counts the cells that a row has in the accessibility tree, and takes the header at that place.
for (const [path, tier] of TABLES) {
  test(`each cell of ${path} has the header of its own column at every width ${tier}`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await page.setViewportSize({ width: 1280, height: 900 })
    await openSettled(page, path)
    await page.getByRole('table').first().waitFor()
    await page.locator('table').evaluateAll((tables: HTMLTableElement[]) => {
      for (const [place, { rows }] of tables.entries()) {
        for (const row of rows) {
          let column = 0
          for (const cell of row.cells) {
            cell.dataset['place'] = `${place} ${column} ${cell.colSpan}`
            column += cell.colSpan
          }
        }
      }
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await readRows(session)
      expect(rows.length, `${width} px`).toBeGreaterThan(2)
      expect(
        rows.filter(({ announced, own }) => announced.join() !== own.join()),
        `${width} px`,
      ).toEqual([])
    }
  })
}

interface Row {
  /** The columns in which a screen reader finds the cells. */
  readonly announced: readonly number[]
  /** The columns of the cells in the document. */
  readonly own: readonly number[]
}

/** Reads the rows of all tables from the accessibility tree. The first row of a table is its header. */
async function readRows(session: CDPSession): Promise<Row[]> {
  const places = await readPlaces(session)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const cellsOf = (id: string): string[] =>
    (byId.get(id)?.childIds ?? []).flatMap((child) => {
      const node = byId.get(child)
      const isCell = node?.ignored === false && CELLS.includes(String(node.role?.value))
      return isCell ? [places.get(node.backendDOMNodeId ?? 0) ?? 'unknown'] : cellsOf(child)
    })
  const headers = new Map<string, number[]>()
  return nodes
    .filter(({ role, ignored }) => !ignored && role?.value === 'row')
    .map(({ nodeId }) => {
      const cells = cellsOf(nodeId).map((place) => place.split(' '))
      const own = cells.map(([, column]) => Number(column))
      const table = cells[0]?.[0] ?? ''
      const header = headers.get(table) ?? own
      headers.set(table, header)
      let place = 0
      const announced = cells.map(([, , span]) => {
        const column = header[place] ?? Number.NaN
        place += Number(span)
        return column
      })
      return { announced, own }
    })
}

/** The place of each cell, by the id of its node. */
async function readPlaces(session: CDPSession): Promise<Map<number, string>> {
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  return new Map(
    nodes.flatMap(({ backendNodeId, attributes = [] }) => {
      const at = attributes.indexOf('data-place')
      return at === -1 ? [] : [[backendNodeId, attributes[at + 1] ?? ''] as const]
    }),
  )
}
