import { createMemorySource } from '@transparency-lab/widgets'
import '@transparency-lab/widgets/standalone'
import { receiveRows } from '../receiveRows.ts'
import { rootOf } from '../rootOf.ts'

const leaderboard = document.createElement('safety-leaderboard')
leaderboard.source = createMemorySource(receiveRows('models'))
rootOf(document).append(leaderboard)
