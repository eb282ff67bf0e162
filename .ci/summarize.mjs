/**
 * Reads the reports of both suites. Prints which tests failed and why, which passed only on their second try, and last
 * `N passed, N failed`. Arguments: exit code and report of each suite.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

const sum = { passed: 0, failed: 0 };

/** The end of the log is what people read first, so each failure is repeated there with its first lines. */
function show(label, { fullName, failureMessages }, file) {
  const reason = failureMessages.at(-1)?.split('\n').slice(0, 4).join('\n  ') ?? '';
  console.log(`\n${label}: ${fullName} (${file})\n  ${reason}`);
}

const args = process.argv.slice(2);
while (args.length > 0) {
  const [status, reportFile] = args.splice(0, 2);
  let failed = 0;
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'));
    sum.passed += report.numPassedTests;
    failed = report.numFailedTests;
    for (const { name, message, assertionResults } of report.testResults) {
      if (assertionResults.length === 0) console.log(`\nDID NOT LOAD: ${name}\n  ${message}`);
      for (const result of assertionResults) {
        if (result.status === 'failed') show('FAILED', result, name);
        else if (result.failureMessages.length > 0) show('PASSED ON THE SECOND TRY', result, name);
      }
    }
  } catch {
    failed = 1; // format, lint, types or a crash: there is no report
  }
  sum.failed += failed || (status === '0' ? 0 : 1); // or a file of tests that does not load
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);
