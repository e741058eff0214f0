// The worker thread of documentWriter.ts. Each task writes one document.
import type { DocumentContent } from './documentContent.ts'
import { writeDocument } from './writeDocument.ts'

export const runTask = (content: DocumentContent): Promise<Uint8Array> => writeDocument(content)
