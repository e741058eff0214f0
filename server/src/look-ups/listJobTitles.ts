// The job titles of a profession. Its name may have two forms (`Camarero/a`, `Cajero(a)`, `Verkäufer/in`,
// `Koch / Köchin`), but a job title consists of letters, digits, dots, hyphens and spaces alone (spec 5.6).

const secondForm = /(?<word>\p{L}+)(?:\/(?<slashed>a|in)|\((?<bracketed>a)\))(?!\p{L})/gu

/** `Camarero` and `a` -> `Camarera`, `Soldador` and `a` -> `Soldadora`, `Verkäufer` and `in` -> `Verkäuferin`. */
const addEnding = (word: string, ending: string): string =>
  (ending === 'a' ? word.replace(/[oe]$/u, '') : word) + ending

/** One title for each form of the name, in its order. */
export const listJobTitles = (name: string): readonly string[] => {
  const titles = name
    .split(' / ')
    .flatMap((form) => [
      form.replace(secondForm, '$<word>'),
      form.replace(secondForm, (_whole, word: string, slashed = '', bracketed = '') =>
        addEnding(word, `${slashed}${bracketed}`),
      ),
    ])
  return [...new Set(titles)]
}
