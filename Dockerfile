FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-save

FROM node:24-bookworm-slim
ENV NODE_ENV=production NODE_NO_WARNINGS=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build --chown=root:root /site/package.json ./
COPY --from=build --chown=root:root /site/node_modules ./node_modules
COPY --from=build --chown=root:root /site/build ./build
COPY --from=build --chown=root:root /site/app ./app
COPY --from=build --chown=root:root /site/server ./server
COPY --from=build --chown=root:root /site/scripts ./scripts
COPY --from=build --chown=root:root /site/supabase ./supabase
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
