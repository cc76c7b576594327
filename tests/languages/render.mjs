// Renders cases with the browser's own sentence maker: cases in on stdin, texts out on stdout, as JSON.
import { readFileSync, readdirSync } from 'node:fs';
import { Catalogue, Name } from '../../web/src/lib/catalogue.ts';

const folder = new URL('../../src/podzemi/languages/', import.meta.url);
const fields = JSON.parse(readFileSync(new URL('fields.json', folder), 'utf8'));
const problems = [];
const catalogues = new Map();

function catalogue(language) {
  if (!catalogues.has(language)) {
    const files = readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.ftl')).sort();
    const sources = files.map((file) => readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
    catalogues.set(language, new Catalogue(language, sources, fields, (problem) => problems.push(problem)));
  }
  return catalogues.get(language);
}

/** `{"name": key, "values": {…}}` stands for a Name, also inside lists. */
function revive(value) {
  if (Array.isArray(value)) return value.map(revive);
  return typeof value === 'object' && value !== null ? new Name(value.name, value.values) : value;
}

const cases = JSON.parse(readFileSync(0, 'utf8'));
const made = cases.map(({ language, make, args }) => {
  if (make !== 'text') return catalogue(language)[make](...args);
  const values = Object.fromEntries(Object.entries(args[1]).map(([name, value]) => [name, revive(value)]));
  return catalogue(language).text(args[0], values);
});
process.stdout.write(JSON.stringify({ made, problems }));
