import { mountLeaderboard } from '../mountLeaderboard.tsx'

mountLeaderboard({ show: 'picture' })
