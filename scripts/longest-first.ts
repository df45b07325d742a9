import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longTests } from './tests/long-tests.ts';

/** What is quickest to say what is broken comes first. */
const projects = ['unit', 'hosts', 'browser'];

/**
 * The files of one project after the other, and of each those first that take longest: begun last, one of them would keep a single core
 * busy when all else is done. By itself Vitest goes by what it saw the last time, and in a fresh copy by the size of a file, which says
 * little: the shortest files play whole matches.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const nameOf = ({ moduleId }: TestSpecification) => relative(this.ctx.config.root, moduleId).replaceAll('\\', '/');
    const placed = files.map((file) => {
      const listed = longTests.indexOf(nameOf(file));
      return { file, part: projects.indexOf(file.project.name), place: listed < 0 ? longTests.length : listed };
    });
    return placed
      .toSorted((a, b) => a.part - b.part || a.place - b.place || (a.file.moduleId < b.file.moduleId ? -1 : 1))
      .map(({ file }) => file);
  }
}
