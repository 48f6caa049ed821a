// Imported first by what a person may start with the machine's own Node, which may be too old to read a .ts file.
import process from 'node:process'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node.js 24 is needed, and this is ${process.versions.node}: start it by npm («npm test», «npm run check», «npx vitest» …), ` +
      'which finds the Node 24 in node_modules first.',
  )
  process.exit(1)
}
