// @tier short
import { expect, test } from './fixtures/app.ts'
import { BY_COMPOSITE, inOrder, LISTED } from './fixtures/expectedEntries.ts'

const LEADER = inOrder(LISTED, BY_COMPOSITE)[0]?.name ?? ''

test('a summary of the rows is in the HTML and its description, and follows sorting and search', async ({
  page,
  leaderboard,
  request,
}) => {
  const html = await (await request.get('/')).text()
  const summary = page.locator('.tl-leaderboard-summary > p')
  await leaderboard.open()
  await expect(summary).toContainText(`Composite score: ${LEADER} leads with `)
  const text = (await summary.textContent()) ?? ''
  for (const part of [`>${text}</p>`, `content="${text} `]) {
    expect(html.includes(part), part).toBe(true)
  }

  await leaderboard.sortButton('Jailbreak Score').click()
  await expect(summary).toContainText(
    /^Jailbreak Resistance: .+ leads with .+ cannot be told apart/,
  )
  await leaderboard.search.fill('gpt-4')
  await expect(summary).toContainText(/^Jailbreak Resistance of the 1 model found: GPT-4, [\d.]+%/)
})
