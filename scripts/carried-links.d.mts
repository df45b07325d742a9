export function withCarriedLinks(text: string, path: string, isCarried: (path: string) => boolean): string;
