// The names of the user timing marks that the probe sets for each page turn, by which a trace is read.
export const pressMark = 'bench: press'
export const paintMark = 'bench: painted'
