// Arithmetic that identity and register numbers share. The weights are in the file of each number.

/** Σ digit × weight, as many digits as there are weights. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

export const isAllZeros = (digits: string): boolean => /^0+$/u.test(digits)
