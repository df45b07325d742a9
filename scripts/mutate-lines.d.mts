export declare function rulesOf(root: string, game: string): string[];
export declare function linesDrawn(root: string, files: readonly string[], count: number, seed: number): string[];
