// Tests find or install a browser themselves (tests/support/browser.ts); an install step that downloads one fails on closed networks.
module.exports = { skipDownload: true };
