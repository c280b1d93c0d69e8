// What ICU says of plurals and numbers: `{"tags": [...], "counts": [...], "numbers": [...]}` in, as JSON; out comes, for each
// tag, the plural category of each count and the text of each number. Numbers are decimal texts: "1.0" is not "1".
import { readFileSync } from "node:fs";

const { tags, counts, numbers } = JSON.parse(readFileSync(0, "utf8"));
const digits = (text) => {
  const fraction = text.split(".")[1]?.length ?? 0;
  return { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
};
const languages = {};
for (const tag of tags) {
  languages[tag] = {
    known: Intl.PluralRules.supportedLocalesOf(tag).length > 0,
    categories: counts.map((text) => new Intl.PluralRules(tag, digits(text)).select(Number(text))),
    texts: numbers.map((text) => new Intl.NumberFormat(tag, digits(text)).format(Number(text))),
  };
}
const { icu, cldr } = process.versions;
console.log(JSON.stringify({ icu, cldr, languages }));
