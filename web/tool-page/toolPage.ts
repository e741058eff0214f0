// The script of the pages for engineers and operators, which the server sends (`server/src/http/toolPage.ts`).
import { copyOnPress } from './copyOnPress.ts'
import { keepListCurrent } from './liveList.ts'

copyOnPress()
keepListCurrent()
