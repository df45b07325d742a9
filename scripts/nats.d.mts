export declare const missingNats: string;
export declare function installedNats(): string | undefined;
export declare function findNats(): string | undefined;
