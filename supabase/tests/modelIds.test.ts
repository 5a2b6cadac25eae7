import { isModelId } from '@transparency-lab/widgets/domain'
import { expect, it } from 'vitest'
import { openDatabase } from './openDatabase.ts'

it('the database accepts the same model ids as isModelId', async () => {
  const ids = [
    ...listTexts(['a', '0', '.', '-', 'A', '/'], 5),
    ...['a ', ' a', 'a\n', 'a_b', 'ä', '٣', 'ａ', 'a\u0301', '__proto__', "x' or '1'='1"],
    ...[79, 80, 81, 4096].map((length) => 'x'.repeat(length)),
  ]
  const database = await openDatabase({ seeded: false })
  const check = await database.query<{ condition: string }>(`
    select pg_get_expr(conbin, conrelid) as condition from pg_constraint
    where conrelid = 'public.models'::regclass and contype = 'c' and conkey = array[(
      select attnum from pg_attribute where attrelid = conrelid and attname = 'id')]`)
  expect(check.rows).toHaveLength(1)
  const taken = await database.query<{ id: string }>(
    `select id from unnest($1::text[]) as id where ${check.rows[0]?.condition}`,
    [ids],
  )
  await database.close()
  expect(taken.rows.map(({ id }) => id)).toEqual(ids.filter(isModelId))
})

/** Every string of up to `length` of these characters, including the empty one. */
function listTexts(signs: readonly string[], length: number): string[] {
  if (length === 0) return ['']
  const shorter = listTexts(signs, length - 1)
  const longest = shorter.filter((text) => text.length === length - 1)
  return [...shorter, ...longest.flatMap((text) => signs.map((sign) => text + sign))]
}
