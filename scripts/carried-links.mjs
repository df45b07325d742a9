import { posix } from 'node:path';

/**
 * A document as it travels with a release: what it links to stays a link where that is carried too, and is its words alone where it is
 * not; pictures that are not carried are left out.
 * @param {string} text in Markdown
 * @param {string} path of the document in the release
 * @param {(path: string) => boolean} isCarried
 */
export function withCarriedLinks(text, path, isCarried) {
  const leads = (target) => {
    const [file = ''] = target.split('#');
    return file === '' || /^[a-z]+:/.test(file) || isCarried(posix.join(posix.dirname(path), file));
  };
  return text
    .replace(/!\[[^\]]*\]\(([^)\s]+)\) ?/g, (picture, target) => (leads(target) ? picture : ''))
    .replace(/<img src="([^"]+)"[^>]*>\n?/g, (picture, target) => (leads(target) ? picture : ''))
    .replace(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words, target) => (leads(target) ? link : words))
    .replace(/<p>\n<\/p>\n/g, '')
    .replace(/\n{3,}/g, '\n\n');
}
