// What the product is measured against: react, react-dom, one form. No library, no style, no saving, no rule.
import { createRoot } from 'react-dom/client'
import type { BareChains } from './barePage.ts'
import { Wizard } from './Wizard.tsx'

/** Filled in by the build (buildBareReact.ts). */
declare const bareChains: BareChains

const applicant = new URLSearchParams(window.location.search).get('applicant') ?? ''
const container = document.getElementById('root')
if (container === null) throw new Error('Root container not found in the DOM')
createRoot(container).render(<Wizard pages={bareChains[applicant] ?? []} />)
