// What a host's page loads: the form goes where its script stands (docs/embedding.md).
import { embedForm } from './embedForm.ts'

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) embedForm(currentScript)
