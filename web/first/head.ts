// The entry of the inline script in the head of the page.
import { runHeadScript } from './runHeadScript.ts'

runHeadScript()
