import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, expectTypeOf, it } from 'vitest'
import './reactTags.ts'

type Toolbar = Pick<ComponentProps<'safety-leaderboard'>, 'toolbar'>

it('takes no toolbar={false}, which React drops on a server', () => {
  expect(renderToStaticMarkup(<safety-leaderboard toolbar="false" selectable={false} />)).toBe(
    '<safety-leaderboard toolbar="false"></safety-leaderboard>',
  )
  expectTypeOf<{ toolbar: 'false' }>().toExtend<Toolbar>()
  expectTypeOf<{ toolbar: true }>().toExtend<Toolbar>()
  expectTypeOf<{ toolbar: false }>().not.toExtend<Toolbar>()
})
