declare module '*.scss';

declare module '*.md' {
  const document: import('./contract.ts').MarkdownDocument;
  export default document;
}

/** Fonts and images import as their hashed, root-absolute URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
