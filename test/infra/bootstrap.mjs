/** What Lambda's own runtime does, in short: loads a handler, asks for events, answers them. `node bootstrap.mjs BUNDLE` */
const api = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime`;
const { handler } = await import(process.argv[2]);

const post = (path, content) => fetch(`${api}/${path}`, { method: "POST", body: JSON.stringify(content ?? null) });

for (;;) {
  const next = await fetch(`${api}/invocation/next`);
  const awsRequestId = next.headers.get("lambda-runtime-aws-request-id");
  const deadline = Number(next.headers.get("lambda-runtime-deadline-ms"));
  const context = { awsRequestId, getRemainingTimeInMillis: () => deadline - Date.now() };
  try {
    await post(`invocation/${awsRequestId}/response`, await handler(await next.json(), context));
  } catch (error) {
    const told = { errorType: error.name, errorMessage: error.message, stack: error.stack?.split("\n"), ...error };
    console.error("Invoke Error", JSON.stringify(told));
    await post(`invocation/${awsRequestId}/error`, told);
  }
}
