// Vireo, not found: the bird has left its twig.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Bird } from './Bird.tsx'

export const NotFoundScene = () => (
  <SceneFrame>
    <Bird isAway />
    <path stroke="var(--color-brand-line)" strokeWidth="1.5" strokeDasharray="2 4" d="M98 50c8-14 20-22 38-24" />
    <path stroke="var(--color-brand)" strokeWidth="1.5" d="M130 22c4 0 7 1.5 9 4 2-2.5 5-4 9-4" />
  </SceneFrame>
)
