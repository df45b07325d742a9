/** The build this page belongs to; a server of another build asks it to reload. */
declare const __BUILD__: string;
