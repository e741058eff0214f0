// The annual percentage rate of charge by the equation of Directive 2008/48/EC, annex I (also in Directive (EU)
// 2023/2225). There is one draw-down on day 0, payments are on later days, and a year has 365 days.

export type Payment = { readonly day: number; readonly amount: number }

const computePresentValue = (payments: readonly Payment[], yearlyRate: number): number =>
  payments.reduce((sum, { day, amount }) => sum + amount / (1 + yearlyRate) ** (day / 365), 0)

const bisections = 100

/**
 * Percent per year, with two decimals. Throws when the payments are less than the amount, or the rate is above
 * 100 000 %.
 */
export const computeAnnualRatePercent = (amount: number, payments: readonly Payment[]): number => {
  let low = 0
  let high = 1000
  if (computePresentValue(payments, low) < amount - 0.005) throw new Error('The payments are less than the amount')
  if (computePresentValue(payments, high) > amount) throw new Error('The rate is above 100 000 %')
  for (let round = 0; round < bisections; round += 1) {
    const middle = (low + high) / 2
    if (computePresentValue(payments, middle) > amount) low = middle
    else high = middle
  }
  return Math.round(low * 10_000) / 100
}
