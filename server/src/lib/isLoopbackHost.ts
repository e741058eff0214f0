// Host names of this machine, to which a call may go without TLS.

/** `hostname` is that of a parsed URL. */
export const isLoopbackHost = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
