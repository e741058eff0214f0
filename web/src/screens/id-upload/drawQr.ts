// Draws a QR code as SVG path data. Loaded when the applicant requests the code, because it brings the QR encoder.
import { generate } from 'lean-qr'

export type QrDrawing = {
  /** Modules across, without the margin. */
  readonly size: number
  /** SVG path data of the dark modules; one unit is one module. */
  readonly path: string
}

export const drawQr = (text: string): QrDrawing => {
  const code = generate(text)
  let path = ''
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      let run = 0
      while (code.get(x + run, y)) run += 1
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`
      x += run
    }
  }
  return { size: code.size, path }
}
