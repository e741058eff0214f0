// Whole numbers as the build saw one written. A slow phone takes longer to make its first Intl format than to draw the
// first page, which holds nothing but whole numbers; and what was prerendered is then written alike in every browser.

/** A thousand, with whatever stands before, within and after it: `$ 1.000`, `1 000 zł`. */
const sampleShape = /^(\D*)1(\D*)000(\D*)$/u

const groupsStart = /\B(?=(?:\d{3})+$)/gu

/** Writes as the sample does; what is not whole or below zero, or has no sample, `otherwise` writes. */
export const writeWhole = (
  sample: string | undefined,
  otherwise: (value: number) => string,
): ((value: number) => string) => {
  const [, before, group, after] = sampleShape.exec(sample ?? '') ?? []
  if (before === undefined || group === undefined || after === undefined) return otherwise
  return (value) =>
    Number.isSafeInteger(value) && value >= 0
      ? `${before}${String(value).replace(groupsStart, () => group)}${after}`
      : otherwise(value)
}
