// Formats whole numbers by a sample that the build formatted. A slow phone needs longer to create the first `Intl`
// format than to render the first page. The sample also makes every browser format like the prerendered page.

/** 1000 with prefix, group separator and suffix: `$ 1.000`, `1 000 zł`. */
const sampleShape = /^(\D*)1(\D*)000(\D*)$/u

const groupsStart = /\B(?=(?:\d{3})+$)/gu

/** Formats like the sample. Uses `otherwise` without a sample, and for negative or fractional numbers. */
export const formatWholeNumber = (
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
