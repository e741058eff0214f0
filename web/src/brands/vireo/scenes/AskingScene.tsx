// Vireo, asking the lenders: one line to each of three.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Bird } from './Bird.tsx'

export const AskingScene = () => (
  <SceneFrame>
    <Bird />
    <g stroke="var(--color-brand)" strokeWidth="1.5">
      <path strokeDasharray="2 4" d="M100 48c10-8 18-16 32-22M101 50h32M100 53c10 7 18 15 32 21" />
      <circle cx="142" cy="22" r="9" fill="var(--color-surface)" />
      <circle cx="144" cy="50" r="9" fill="var(--color-brand)" />
      <circle cx="142" cy="78" r="9" fill="var(--color-surface)" />
    </g>
    <path stroke="var(--color-surface)" strokeWidth="2" d="M140 50h0M144 50h0M148 50h0" />
  </SceneFrame>
)
