// Vireo, redirected: the page of the lender opens.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Bird } from './Bird.tsx'

export const RedirectedScene = () => (
  <SceneFrame>
    <Bird />
    <g stroke="var(--color-brand)" strokeWidth="1.5">
      <path fill="var(--color-surface)" d="M106 30h46v66h-46z" />
      <path stroke="var(--color-brand-line)" d="M106 42h46" />
      <path d="M120 80l19-19M126 60h14v14" />
    </g>
  </SceneFrame>
)
