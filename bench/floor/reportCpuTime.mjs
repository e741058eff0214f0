// Loaded into a measured server before its own code: answers each message of the bench with the processor time of the
// process, all threads included.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicros: user + system })
})
process.channel?.unref()
