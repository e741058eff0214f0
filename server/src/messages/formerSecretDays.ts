/**
 * How long links for unsubscribing that were sent with a secret stay valid after its last use. Everything else that
 * depends on a secret and is not rewritten is valid for a shorter time.
 * @assumed the 30 days that US law requires of such a link (15 U.S.C. 7704), and a day in which a server may have used
 * the secret without a record.
 */
export const formerSecretDays = 31
